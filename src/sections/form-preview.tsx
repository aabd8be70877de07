import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

interface PreviewField {
  title: string;
  text?: string;
}

/** A list of the documents that a quotation requires, styled as the numbered fields of a form. */
export function FormPreview({ fields }: { fields: readonly PreviewField[] }) {
  return (
    <ol
      role="list"
      className="grid overflow-clip border-control border-brand bg-card sm:grid-cols-2 nav:grid-cols-3"
    >
      {fields.map(({ title, text }, index) => (
        <li
          key={title}
          className="-mt-px -ml-px grid grid-cols-[auto_1fr] content-start gap-x-4 border-hair border-border px-4 py-2.5 sm:px-5 sm:py-5"
        >
          <span
            className="grid size-9 place-items-center border-hair border-input bg-accent font-display text-xl font-bold text-brand"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-display text-xl font-bold">{title}</h3>
            {text && <p className="mt-1 text-detail text-foreground-soft">{preventRangeWraps(text)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
