import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { printSection } from '../lib/print-section.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { SelectField } from '../components/select-field.tsx';
import { attachList, loadTicked, saveTicked } from './paper-list-storage.ts';
import { Tally } from './drawings/tally.tsx';
import type { Paper } from '../content/paper.ts';
import { PageAnchor } from '../components/page-anchor.tsx';
import * as words from '#words/sections.json';
import { formatMessage } from '../lib/format-message.ts';

export interface PaperListProps {
  /** Enquiries contain `label` and `name`, which are in English. `shown` is in the language of the page. */
  applicants: readonly { key: string; label: string; shown: string; papers: readonly Paper[] }[];
  services: readonly {
    path: string;
    label: string;
    shown: string;
    seal?: ReactNode;
    papers: readonly Paper[];
  }[];
  /** Note below the fields that applies to every list. */
  note?: ReactNode;
}

const shownText = ({ shown }: { shown: string }) => shown;

/**
 * A checklist of documents for a service and an applicant type. The device saves the ticks. Visitors can print the
 * list, copy it, or send it with an enquiry.
 */
export function PaperList({ applicants, services, note }: PaperListProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useLazyRoot(sheet);
  const [applicantKey, setApplicantKey] = useState(applicants[0]?.key ?? '');
  const [path, setPath] = useState(services[0]?.path ?? '');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState('');
  // A layout effect, because the link needs the visitor's choices when the boot script replays an early press.
  useLayoutEffect(() => {
    const restore = () => {
      // Reads choices and ticks from before hydration, which are only in the DOM.
      const boxes = sheet.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
      const early = [...boxes].map(({ value }) => value);
      const names = [...new Set([...loadTicked(), ...early])];
      setTicked(names);
      if (early.length > 0) saveTicked(names);
      const [of, by] = sheet.current?.querySelectorAll('select') ?? [];
      if (of?.value) setPath(of.value);
      if (by?.value) setApplicantKey(by.value);
    };
    restore();
  }, []);

  const applicant = applicants.find(({ key }) => key === applicantKey) ?? applicants[0];
  const service = services.find((candidate) => candidate.path === path) ?? services[0];
  const both = [...(applicant?.papers ?? []), ...(service?.papers ?? [])];
  const papers = both.filter(({ name }, at) => both.findIndex((paper) => paper.name === name) === at);
  const marks = papers.map(({ name }) => (ticked.includes(name) ? 'full' : 'open'));
  const titled = (nameOf: (of: { label: string; shown: string }) => string) =>
    `${service ? nameOf(service) : ''}, ${(applicant ? nameOf(applicant) : '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`; // keeps acronyms such as NRI
  const title = titled(shownText);

  const tick = (name: string, on: boolean) => {
    const names = on ? [...ticked, name] : ticked.filter((other) => other !== name);
    setTicked(names);
    saveTicked(names);
  };
  const copy = async () => {
    const lines = papers.map(
      (paper) => `${ticked.includes(paper.name) ? words.has : words.hasNot}: ${shownText(paper)}`,
    );
    const list = [`${words.documents}: ${title}`, ...lines].join('\n');
    setCopied((await copyText(list)) ? words.listCopied : words.copyingBlocked);
  };
  const attach = () =>
    attachList(path, { title: titled(({ label }) => label), shownTitle: title, papers, ticked });

  return (
    <div
      ref={sheet}
      data-lazy=""
      className="grid items-start gap-x-aside gap-y-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div className="grid content-between gap-5 self-stretch">
        <div data-needs-script="" className="grid gap-5 sm:max-lg:grid-cols-2">
          <SelectField
            id={`${id}s`}
            label={words.service}
            prompt={words.chooseService}
            options={services.map((one) => ({ value: one.path, label: shownText(one) }))}
            value={path}
            onChange={(event) => setPath(event.target.value || path)}
          />
          <SelectField
            id={`${id}w`}
            label={words.whoYouAre}
            prompt={words.chooseWhoYouAre}
            options={applicants.map((one) => ({ value: one.key, label: shownText(one) }))}
            value={applicantKey}
            onChange={(event) => setApplicantKey(event.target.value || applicantKey)}
          />
        </div>
        <div data-needs-script="">
          <Tally marks={marks} />
          <p className="mt-1 text-sm font-semibold text-highlight">
            {formatMessage(words.documentsTicked, {
              ticked: marks.filter((mark) => mark === 'full').length,
              count: marks.length,
            })}
          </p>
        </div>
        {note}
      </div>
      <div className="frame min-w-0">
        <div className="cut bg-card" aria-hidden="true" />
        {/* The legend names the group, and is placed over the border. A separate text would be announced twice. */}
        <fieldset aria-labelledby={`${id}legend`} className="relative p-apart">
          <legend
            id={`${id}legend`}
            aria-hidden="true"
            className="float-left flex w-full items-center gap-3 pb-2 font-display text-h3 font-bold"
          >
            {service?.seal}
            {title}
          </legend>
          <div className="clear-both gap-x-8 nav:columns-2">
            {papers.map(({ name, shown, why }, at) => (
              <div key={name} className="flex break-inside-avoid gap-2 border-t-hair border-border py-1">
                <input
                  id={`${id}${at}`}
                  type="checkbox"
                  value={name}
                  aria-describedby={`${id}${at}why`}
                  className="tick"
                  checked={ticked.includes(name)}
                  onChange={(event) => tick(name, event.target.checked)}
                />
                <div>
                  <label htmlFor={`${id}${at}`} className="flex min-h-tap items-center font-semibold">
                    {shown}
                  </label>
                  <p id={`${id}${at}why`} className="text-sm text-foreground-soft">
                    {why}
                  </p>
                </div>
              </div>
            ))}
          </div>
        </fieldset>
        <div data-needs-script="" className="perforation-x flex flex-wrap items-center gap-3 p-apart">
          <PageAnchor to={`${path}#enquiry`} data-action="send" onClick={attach} className={buttonClass()}>
            {words.sendList}
          </PageAnchor>
          <Button variant="outline" onClick={() => printSection(sheet.current)}>
            {words.printList}
          </Button>
          <Button variant="outline" onClick={() => void copy()}>
            {words.copyList}
          </Button>
          {copied && (
            <p className="text-xs">
              <Announced key={copied}>{copied}</Announced>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
