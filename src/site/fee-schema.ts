import * as z from 'zod/mini';
import type words from '#words/costs.json';
import type { Firm } from './firm-schema.ts';

const fields = z.strictObject({
  /** The fee, or the start of its range. */
  from: z.number().check(z.minimum(0, 'A fee cannot be negative')),
  /** The end of the range, if the fee is a range. */
  to: z.optional(z.number()),
  unit: z.enum(['%', '₹'], 'The unit of a fee must be % or ₹'),
  /** The basis of the fee, such as the loan or a month. The value is a key of `per` in words/en/costs.json. */
  per: z.custom<keyof typeof words.per>(),
  /** When the fee is due. The value is a key of `due` in words/en/costs.json. */
  due: z.custom<keyof typeof words.due>(),
  gst: z.enum(['added', 'included', 'none'], 'GST must be added, included or none'),
  /** Who pays the firm. The value is a key of `payer` in words/en/costs.json. */
  payer: z.custom<keyof typeof words.payer>(),
  /** The day on which the firm last confirmed the fee. */
  confirmed: z.iso.date('The day must have the form 2026-11-29'),
});

export type Fee = z.infer<typeof fields>;

/** Returns the error of a fee. Returns '' if it is valid. */
function findFeeError(fee: Fee, role: Firm['role'], today: string): string {
  const { error } = fields.safeParse(fee);
  if (error) return error.issues.map(({ message }) => message).join('; ');
  const { from, to, unit, gst, payer, confirmed } = fee;
  if (to !== undefined && to <= from) return 'The range must end above its start';
  if (unit === '%' && (to ?? from) > 100) return 'The fee is more than 100%';
  if (confirmed > today) return `The fee is confirmed on ${confirmed}, which is in the future`;
  if ((payer === 'customer') !== from > 0) return 'Only a fee that the customer pays has an amount';
  if ((gst === 'none') !== (from === 0)) return 'A fee needs GST added or included, and no fee has none';
  if (payer === 'provider' && role === 'adviser') return 'An adviser takes no commission on investments';
  return '';
}

/**
 * Checks the firm's fees. Returns the earliest day on which a fee was confirmed.
 * @throws Error that names each invalid fee
 */
export function checkFees(fees: Readonly<Record<string, Fee>>, role: Firm['role'], today: string): string {
  const errors = Object.entries(fees).flatMap(([name, fee]) => {
    const error = findFeeError(fee, role, today);
    return error ? [`  ${name}: ${error}`] : [];
  });
  if (errors.length > 0) throw new Error(`src/site/fees.ts is not valid:\n${errors.join('\n')}`);
  return Object.values(fees)
    .map(({ confirmed }) => confirmed)
    .toSorted()[0]!;
}
