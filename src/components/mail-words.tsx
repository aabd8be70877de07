/** Letters of an address that has room in every line. */
const SHORT = 23;

/** An e-mail address; a long one breaks after its @ where a line is too short for it, before a word of it breaks. */
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
