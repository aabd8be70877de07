import { buttonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';

export interface Download {
  /** Address of the file under public/. */
  href: `/${string}`;
  label: string;
  /** 'PDF', 'DOC'. */
  format: string;
  /** '64 kB'. */
  size?: string;
}

/** Files to keep, each with its format and, where known, its size. */
export function Downloads({ files }: { files: readonly Download[] }) {
  return (
    <ul role="list" className="grid gap-3">
      {files.map(({ href, label, format, size }) => (
        <li key={href} className="grid">
          <a href={href} download="" className={buttonClass({ look: 'outline', size: 'small' })}>
            <Icon name="download" />
            <span>
              {label} ({format}
              {size && `, ${size}`})
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
