/** Addresses up to this length fit on one line of a phone with text at 200%. */
const MAX_UNBROKEN_LENGTH = 17;

/** An email address. A long address may break after the @. */
export function EmailAddress({ address, className }: { address: string; className?: string }) {
  if (address.length <= MAX_UNBROKEN_LENGTH)
    return className ? <span className={className}>{address}</span> : address;
  const hostStart = address.indexOf('@') + 1;
  return (
    <span className={className}>
      {address.slice(0, hostStart)}
      <span className="wbr">{address.slice(hostStart)}</span>
    </span>
  );
}
