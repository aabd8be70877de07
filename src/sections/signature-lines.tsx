/** Lines on which somebody signs a printed letter, each above its label. */
export const SignatureLines = ({ labels }: { labels: readonly string[] }) => (
  <ul role="list" className="grid gap-x-aside sm:grid-cols-2">
    {labels.map((label) => (
      <li key={label} className="mt-section border-t-hair border-foreground pt-1 text-sm">
        {label}
      </li>
    ))}
  </ul>
);
