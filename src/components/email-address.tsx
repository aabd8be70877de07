/** Maximum length of an address that fits on one line, even with text at 200 % on a phone. */
const MAX_UNBROKEN_LENGTH = 17;

/** An email address. A long address may break after its @. */
export function EmailAddress({ address, className }: { address: string; className?: string }) {
  if (address.length <= MAX_UNBROKEN_LENGTH)
    return className ? <span className={className}>{address}</span> : address;
  const host = address.indexOf('@') + 1;
  return (
    <span className={className}>
      {address.slice(0, host)}
      <span className="wbr">{address.slice(host)}</span>
    </span>
  );
}
