import { useId } from 'react';
import type { MouseEvent, Ref } from 'react';
import { Icon } from './icon.tsx';
import * as words from '#words/widgets.json';

interface FieldError {
  /** The id of the field's control. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** A ref to the summary. The caller focuses it when a submit fails (FM3). */
  ref: Ref<HTMLDivElement>;
}

/**
 * Scrolls to the label of a field, and then focuses the field without scrolling. If the browser scrolled to the field,
 * its label could be out of view.
 */
function goToField(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  (label ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/**
 * The errors of a form, with a link to each field (FM3). Screen readers announce the summary when it receives the
 * focus. It does not have the role `alert`, because screen readers would announce it up to three times.
 */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const headingId = useId();
  const listId = useId();
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={listId}
      className="border-invalid border-destructive bg-destructive-tint px-6 py-5 text-foreground in-[.enquiry]:mb-5"
    >
      <h2 id={headingId} className="flex items-center gap-2.5 font-display text-h3 font-bold">
        <span className="text-destructive">
          <Icon name="alert" />
        </span>
        {words.thereIsAProblem}
      </h2>
      <ul id={listId} role="list" className="mt-1 wrap-anywhere">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goToField(event, id)}
              className="inline-flex min-h-tap items-center font-semibold text-destructive underline decoration-link underline-offset-[.25em] hover:decoration-mark"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
