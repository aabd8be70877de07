import { formatMessage } from '../lib/format-message.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { codePointLength } from '../lib/text.ts';
import { Announced } from './announced.tsx';
import { ariaProps, Field, splitProps } from './field.tsx';
import type { ControlProps } from './field.tsx';
import * as words from '#words/widgets.json';

const countId = (id: string) => `${id}-count`;
const noticeId = (id: string) => `${id}-notice`;
const warningId = (id: string) => `${id}-warning`;

interface TextAreaProps extends ControlProps<'textarea'> {
  /** Maximum number of code points. A longer text is an error; it is not truncated. */
  limit: number;
  /** The value, for the character count. */
  text: string;
  /**
   * For a text that becomes part of a chat link: whether the link cuts it, and how many more characters fit
   * (enquiry/chat-link.ts, `chatCapacity`).
   */
  room?: { isCut: boolean; left: number } | undefined;
  /** Advice about a valid text. Screen readers announce it when it appears. */
  warning?: string | undefined;
}

/** The numbers of remaining characters that screen readers announce. */
const announcedCounts = [20, 50, 100] as const;

/** Returns a notice for a text that is nearly, or in a chat link already, too long. Returns '' for any other text. */
function formatNotice(text: string, limit: number, room: TextAreaProps['room']): string {
  if (room?.isCut) return words.tooLongForChat;
  const left = Math.min(limit - codePointLength(text), room?.left ?? Infinity);
  const count = text && left >= 0 && announcedCounts.find((most) => left <= most);
  return count ? formatMessage(words.charactersLeft, { count }) : '';
}

/** Returns the character count of a text, such as '12 of 5,000 characters'. */
function formatCount(text: string, limit: number, room: TextAreaProps['room']) {
  const count = codePointLength(text);
  if (room?.isCut) return formatMessage(words.characters, { count: groupDigits(count) });
  const capacity = room ? count + room.left : limit;
  const isLimitedByLink = capacity < limit;
  return formatMessage(isLimitedByLink ? words.charactersThatFit : words.charactersOf, {
    count: groupDigits(count),
    limit: groupDigits(isLimitedByLink ? capacity : limit),
  });
}

/**
 * Maximum length of a line, in UTF-16 code units; if a line is longer, the browser wraps no line. In Chromium, the time
 * for wrapping grows with the square of the length if words and spaces come from two fonts: each key takes half a second
 * or more in a line of 30,000 Devanagari or Tamil letters. A valid text has no such line.
 */
const MAX_WRAPPED_LENGTH = 5000;

const hasTooLongLine = (text: string) =>
  text.length > MAX_WRAPPED_LENGTH && text.split('\n').some((line) => line.length > MAX_WRAPPED_LENGTH);

export function TextArea({ limit, text, room, warning, rows = 5, ...props }: TextAreaProps) {
  const { fieldProps, controlProps } = splitProps(props);
  const { id } = fieldProps;
  const descriptionIds = [countId(id)];
  if (room) descriptionIds.push(noticeId(id));
  const notice = formatNotice(text, limit, room);
  if (warning) descriptionIds.push(warningId(id));
  return (
    <Field {...fieldProps} isFullWidth>
      <textarea
        rows={rows}
        className={hasTooLongLine(text) ? 'field-box whitespace-pre' : 'field-box'}
        {...controlProps}
        {...ariaProps(fieldProps, ...descriptionIds)}
      />
      {/* The paragraph contains nothing but this text: translation tools merge and replace adjacent text nodes. */}
      <p className="mt-1 min-h-[1lh] text-xs text-muted-foreground">
        {text && formatCount(text, limit, room)}
      </p>
      {/* The description is the constant limit, not the count: Orca would announce a changed description at each key. */}
      <p id={countId(id)} hidden>
        {formatMessage(words.characterLimit, { limit: groupDigits(limit) })}
      </p>
      {warning && (
        <p id={warningId(id)} className="mt-1 text-sm font-semibold">
          <Announced key={warning}>{warning}</Announced>
        </p>
      )}
      {/* Screen readers announce each notice once, not at each key. */}
      <p id={noticeId(id)} className="text-xs font-semibold not-empty:mt-1">
        {notice && <Announced key={notice}>{notice}</Announced>}
      </p>
    </Field>
  );
}
