import { formatMessage } from '../lib/format-message.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { countCodePoints } from '../lib/text.ts';
import { Announced } from './announced.tsx';
import { getAriaProps, Field, splitProps } from './field.tsx';
import type { ControlProps } from './field.tsx';
import * as words from '#words/widgets.json';

const getLimitId = (id: string) => `${id}-limit`;
const getNoticeId = (id: string) => `${id}-notice`;
const getWarningId = (id: string) => `${id}-warning`;

interface TextAreaProps extends ControlProps<'textarea'> {
  /** The maximum number of code points. A longer text is an error, and is not truncated. */
  limit: number;
  /** The current value, from which the characters are counted. */
  text: string;
  /**
   * The result of `measureChatCapacity` (enquiry/chat-link.ts): whether the chat link shortens the text, and how many
   * more characters fit into the link. It is undefined if the text is not part of a chat link.
   */
  chatCapacity?: { isCut: boolean; left: number } | undefined;
  /** A warning about a text that is valid. Screen readers announce it when it appears. */
  warning?: string | undefined;
}

/** The numbers that a notice can contain. There are only three, so that screen readers announce few notices. */
const noticeCounts = [20, 50, 100] as const;

/** Returns a notice if the chat link shortens the text, or if 0 to 100 more characters fit. Otherwise returns ''. */
function formatNotice(text: string, limit: number, chatCapacity: TextAreaProps['chatCapacity']): string {
  if (chatCapacity?.isCut) return words.tooLongForChat;
  const left = Math.min(limit - countCodePoints(text), chatCapacity?.left ?? Infinity);
  const count = text && left >= 0 && noticeCounts.find((maximum) => left <= maximum);
  return count ? formatMessage(words.charactersLeft, { count }) : '';
}

/** Returns the character count of a text and its limit, such as '12 of 1,000 characters'. */
function formatCount(text: string, limit: number, chatCapacity: TextAreaProps['chatCapacity']) {
  const count = countCodePoints(text);
  if (chatCapacity?.isCut) return formatMessage(words.characters, { count: groupDigits(count) });
  const capacity = chatCapacity ? count + chatCapacity.left : limit;
  const isLimitedByLink = capacity < limit;
  return formatMessage(isLimitedByLink ? words.charactersThatFit : words.charactersOf, {
    count: groupDigits(count),
    limit: groupDigits(isLimitedByLink ? capacity : limit),
  });
}

/**
 * The maximum number of UTF-16 code units in a line that the textarea wraps. In Chromium, wrapping takes quadratic time
 * if words and spaces come from two fonts: in a line of 30,000 Devanagari or Tamil letters, each key press takes half a
 * second or more. A valid text has no such line.
 */
const MAX_WRAPPED_LENGTH = 5000;

const hasTooLongLine = (text: string) =>
  text.length > MAX_WRAPPED_LENGTH && text.split('\n').some((line) => line.length > MAX_WRAPPED_LENGTH);

export function TextArea({ limit, text, chatCapacity, warning, rows = 5, ...props }: TextAreaProps) {
  const { fieldProps, controlProps } = splitProps(props);
  const { id } = fieldProps;
  const descriptionIds = [getLimitId(id)];
  if (chatCapacity) descriptionIds.push(getNoticeId(id));
  const notice = formatNotice(text, limit, chatCapacity);
  if (warning) descriptionIds.push(getWarningId(id));
  return (
    <Field {...fieldProps} isFullWidth>
      <textarea
        rows={rows}
        className={hasTooLongLine(text) ? 'field-box whitespace-pre' : 'field-box'}
        {...controlProps}
        {...getAriaProps(fieldProps, ...descriptionIds)}
      />
      {/* The paragraph must have only one text node. Translation tools merge adjacent text nodes, and React could then
          not update the count. */}
      <p className="mt-1 min-h-[1lh] text-xs text-muted-foreground">
        {text && formatCount(text, limit, chatCapacity)}
      </p>
      {/* The description of the control contains the limit and not the count, because the count changes. Orca would
          announce a changed description at each key press. */}
      <p id={getLimitId(id)} hidden>
        {formatMessage(words.characterLimit, { limit: groupDigits(limit) })}
      </p>
      {warning && (
        <p id={getWarningId(id)} className="mt-1 text-sm font-semibold">
          <Announced key={warning}>{warning}</Announced>
        </p>
      )}
      {/* Screen readers announce each notice only once, and not at each key press. */}
      <p id={getNoticeId(id)} className="text-xs font-semibold not-empty:mt-1">
        {notice && <Announced key={notice}>{notice}</Announced>}
      </p>
    </Field>
  );
}
