/** An e-mail address, which breaks after its @ where a line is too short for it, before a word of it breaks. */
export function MailWords({ address, look }: { address: string; look?: string }) {
  const host = address.indexOf('@') + 1;
  return (
    <span className={look}>
      {address.slice(0, host)}
      <span className="mail-host">{address.slice(host)}</span>
    </span>
  );
}
