import { useSyncExternalStore } from 'react';
import { Announced } from '../components/announced.tsx';
import { deliveryOf, watchLeads } from './outbox.ts';

const words = {
  going: 'Your enquiry is on its way to our office as well.',
  taken: 'Our office has your enquiry. Press Send in WhatsApp too, so that we can answer you there.',
  waits:
    'Your enquiry has not reached our office. It is kept in this tab and tried again when you are online. Press Send in WhatsApp to be sure.',
} as const;

/** Whether the firm's own server has taken an enquiry: said as it is, and again when it changes. */
export function LeadDelivery({ reference }: { reference: string }) {
  const delivery = useSyncExternalStore(watchLeads, () => deliveryOf(reference));
  return (
    <p className="mt-4 font-semibold">
      <Announced key={delivery}>{words[delivery]}</Announced>
    </p>
  );
}
