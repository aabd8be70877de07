import { lazyPart } from '../runtime/lazy-part.tsx';
import { Notice } from './notice.tsx';
import { Prose } from './prose.tsx';

const CommentForm = lazyPart(() => import('../enquiry/comment-form.tsx').then((m) => m.CommentForm));

/** The comment form of the sample article. */
export function LeaveComment({ title, text }: { title: string; text: string }) {
  return (
    <Prose title={title}>
      <Notice>{text}</Notice>
      <CommentForm />
    </Prose>
  );
}
