import { formatDate } from '../lib/format-date.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { Monogram } from './person-card.tsx';

export interface Comment {
  name: string;
  /** The date in ISO format, such as '2026-01-12'. */
  date: string;
  text: string;
  seal: RosetteName;
  /** Whether the comment is a reply to the comment before it. */
  isReply?: boolean;
}

export function CommentList({ comments }: { comments: readonly Comment[] }) {
  return (
    <ol role="list" className="border-t-hair border-input">
      {comments.map(({ name, date, text, seal, isReply }) => (
        <li key={name} className={`border-b-hair border-input py-5 ${isReply ? 'pl-6 sm:pl-20' : ''}`}>
          <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <Monogram name={name} seal={seal} size="line" />
            <div>
              <h3 className="font-display text-h3 font-bold">{name}</h3>
              <p className="text-xs text-muted-foreground">
                <time dateTime={date}>{formatDate(date)}</time>
              </p>
              <p className="mt-2 max-w-text text-foreground-soft">{text}</p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
