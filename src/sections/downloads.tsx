import { Icon } from '../components/icon.tsx';
import { sideLinkClasses } from './side-layout.tsx';

export interface Download {
  /** The path of the file in public/. */
  href: `/${string}`;
  label: string;
  /** The file type, such as 'PDF' or 'DOCX'. */
  format: string;
  /** The file size, such as '64 kB'. */
  size?: string;
}

export function Downloads({ files }: { files: readonly Download[] }) {
  return (
    <ul role="list" className="border-t-hair border-border">
      {files.map(({ href, label, format, size }) => (
        <li key={href} className="border-b-hair border-border last:border-b-0">
          <a href={href} download="" className={sideLinkClasses}>
            <Icon name="download" tone="brand" />
            <span className="flex-1 underline-offset-[.25em] group-hover:underline">
              {label}{' '}
              <span className="font-normal text-muted-foreground sm:block">
                ({format}
                {size && `, ${size}`})
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
