/** Length of an address that fits on every line. */
const SHORT = 23;

/** An email address. A long one may break after its @. */
export function MailWords({ address, look }: { address: string; look?: string }) {
  if (address.length <= SHORT) return look ? <span className={look}>{address}</span> : address;
  const host = address.indexOf('@') + 1;
  return (
    <span className={look}>
      {address.slice(0, host)}
      <span className="host">{address.slice(host)}</span>
    </span>
  );
}
