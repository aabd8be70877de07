export interface Signatory {
  title: string;
  /** The labels below the lines. */
  labels: readonly string[];
}

/** Lines on which the parties sign a printed letter. Each party has a column. */
export const SignatureLines = ({ parties }: { parties: readonly Signatory[] }) => (
  <div className="grid break-inside-avoid gap-x-aside gap-y-stack sm:grid-cols-2">
    {parties.map(({ title, labels }) => (
      <div key={title}>
        <p className="font-semibold">{title}</p>
        <ul role="list">
          {labels.map((label) => (
            <li key={label} className="mt-12 border-t-hair border-foreground pt-1 text-sm">
              {label}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
