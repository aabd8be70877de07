import { useSyncExternalStore } from 'react';
import { Announced } from '../components/announced.tsx';
import * as words from '#words/forms.json';
import { parseStored, readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

/*
 * Posts leads to the firm's own server, in addition to the chat, if site/lead-endpoint.ts has a URL. sessionStorage
 * keeps a lead until the server has accepted it.
 */

/**
 * The body of the request (docs/reference/third-parties.md). The server may receive a lead twice, for example after a
 * timeout. It recognises such a lead by its reference.
 */
export interface Lead {
  reference: string;
  /** The id of the form: 'contact'. */
  form: string;
  /** The time of the submit, in ISO 8601. */
  time: string;
  answers: Readonly<Record<string, string>>;
  /** The text of the lead, as in the chat. */
  text: string;
}

/**
 * The state of a lead. `pending` means that the server has not accepted the lead. The browser posts the lead again when
 * it goes online or loads the code of forms.
 */
type Delivery = 'sending' | 'delivered' | 'pending';

const STORAGE_KEY = 'enquiry-outbox';
/** The maximum duration of a request. It is long, because a request over a poor network can take several seconds. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Leads that the server has not accepted yet. They are also in sessionStorage, unless the browser blocks storage. */
let undelivered: readonly Lead[] | undefined;
/** The references of the leads that are being posted. */
const sending = new Set<string>();
const listeners = new Set<() => void>();

function loadUndelivered(): readonly Lead[] {
  if (undelivered) return undelivered;
  const stored = parseStored(readStorage('session', STORAGE_KEY));
  undelivered = Array.isArray(stored) ? (stored as Lead[]) : [];
  return undelivered;
}

function saveUndelivered(leads: readonly Lead[]) {
  undelivered = leads;
  if (leads.length === 0) removeStorage('session', STORAGE_KEY);
  else writeStorage('session', STORAGE_KEY, JSON.stringify(leads));
}

const notify = () => listeners.forEach((listener) => listener());

/**
 * Removes a lead from the undelivered leads. Call this function when the server has accepted the lead, or when the
 * visitor wants to change the message.
 */
export function discardLead(reference: string): void {
  saveUndelivered(loadUndelivered().filter((lead) => lead.reference !== reference));
  notify();
}

async function postLead(url: string, lead: Lead): Promise<void> {
  if (sending.has(lead.reference)) return;
  sending.add(lead.reference);
  notify();
  const isAccepted = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
    credentials: 'omit',
    keepalive: true, // the request continues if the chat replaces this page
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  sending.delete(lead.reference);
  if (isAccepted) discardLead(lead.reference);
  else notify();
}

/** Stores a lead and posts it. */
export function sendLead(url: string, lead: Lead): void {
  saveUndelivered([...loadUndelivered(), lead]);
  void postLead(url, lead);
}

/** Posts all undelivered leads, both now and whenever the browser goes online. */
export function retryLeads(url: string): void {
  const retry = () => loadUndelivered().forEach((lead) => void postLead(url, lead));
  retry();
  window.addEventListener('online', retry);
}

function getDelivery(reference: string): Delivery {
  if (sending.has(reference)) return 'sending';
  return loadUndelivered().some((lead) => lead.reference === reference) ? 'pending' : 'delivered';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const messages = {
  sending: words.isOnItsWay,
  delivered: words.isDelivered,
  pending: words.isPending,
} as const;

/** Shows whether the firm's server has accepted a lead, and announces each change. */
export function LeadDelivery({ reference }: { reference: string }) {
  const delivery = useSyncExternalStore(subscribe, () => getDelivery(reference));
  return (
    <p className="mt-4 font-semibold">
      <Announced key={delivery}>{messages[delivery]}</Announced>
    </p>
  );
}
