import { fromStored, readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

/** An enquiry as the firm's own server gets it (docs/third-parties.md); the reference tells one that comes twice. */
export interface Lead {
  reference: string;
  /** The form's name: 'contact'. */
  form: string;
  /** When the form was sent, in ISO 8601. */
  time: string;
  answers: Readonly<Record<string, string>>;
  /** The message of the chat. */
  text: string;
}

/** `waits`: no answer came, and it is tried again. */
export type Delivery = 'going' | 'taken' | 'waits';

const KEY = 'enquiry-outbox';
/** The longest that an answer is waited for, in ms: a slow phone's network needs some seconds. */
const PATIENCE = 10_000;

/** Kept in this tab until the server has taken them; where storage is refused, until the document is left. */
let waiting: readonly Lead[] | undefined;
const going = new Set<string>();
const watchers = new Set<() => void>();

function kept(): readonly Lead[] {
  if (waiting) return waiting;
  const stored = fromStored(readStorage('session', KEY));
  waiting = Array.isArray(stored) ? (stored as Lead[]) : [];
  return waiting;
}

function keep(leads: readonly Lead[]) {
  waiting = leads;
  if (leads.length === 0) removeStorage('session', KEY);
  else writeStorage('session', KEY, JSON.stringify(leads));
}

const tell = () => watchers.forEach((watcher) => watcher());

/** Forgets an enquiry that has not been taken, since the visitor writes it anew. */
export function dropLead(reference: string): void {
  keep(kept().filter((lead) => lead.reference !== reference));
  tell();
}

async function deliver(url: string, lead: Lead): Promise<void> {
  if (going.has(lead.reference)) return;
  going.add(lead.reference);
  tell();
  const taken = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
    credentials: 'omit',
    keepalive: true, // it goes on while the chat takes the screen
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  going.delete(lead.reference);
  if (taken) dropLead(lead.reference);
  else tell();
}

/** Keeps an enquiry and posts it. */
export function postLead(url: string, lead: Lead): void {
  keep([...kept(), lead]);
  void deliver(url, lead);
}

/** Posts what waits, now and whenever the browser is online again. */
export function retryLeads(url: string): void {
  const retry = () => kept().forEach((lead) => void deliver(url, lead));
  retry();
  window.addEventListener('online', retry);
}

export function deliveryOf(reference: string): Delivery {
  if (going.has(reference)) return 'going';
  return kept().some((lead) => lead.reference === reference) ? 'waits' : 'taken';
}

/** @returns what ends the watch */
export function watchLeads(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
