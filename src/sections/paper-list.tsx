import type { ReactNode } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { printSection } from '../lib/print-section.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { Button, getButtonClass } from '../components/button.tsx';
import { useCopyMessage } from '../components/use-copy-message.tsx';
import { SelectField } from '../components/select-field.tsx';
import { attachList, loadTicked, saveTicked } from './paper-list-storage.ts';
import { Tally } from './drawings/tally.tsx';
import type { Paper } from '../content/paper.ts';
import { PageAnchor } from '../components/page-anchor.tsx';
import * as words from '#words/sections.json';
import { formatMessage } from '../lib/format-message.ts';

export interface PaperListProps {
  /** `englishName` is for the lead. `shown` is in the language of the page. */
  applicants: readonly { key: string; englishName: string; shown: string; papers: readonly Paper[] }[];
  services: readonly {
    path: string;
    englishName: string;
    shown: string;
    seal?: ReactNode;
    papers: readonly Paper[];
  }[];
  /** A note below the fields that applies to every list. */
  note?: ReactNode;
}

/** Returns a title such as 'Home loan, salaried person'. Acronyms such as NRI keep their capitals. */
function formatTitle(service = '', applicant = ''): string {
  const uncapitalised = applicant.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `${service}, ${uncapitalised}`;
}

/**
 * A checklist of documents for a service and a type of applicant. The ticks are saved in localStorage. Visitors can
 * print the list, copy it, or attach it to an enquiry.
 */
export function PaperList({ applicants, services, note }: PaperListProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useLazyRoot(sheet);
  const [applicantKey, setApplicantKey] = useState(applicants[0]?.key ?? '');
  const [path, setPath] = useState(services[0]?.path ?? '');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // A click on the send link attaches the ticks and choices. A layout effect restores them, because it runs before the
  // boot script replays a queued click.
  useLayoutEffect(() => {
    const restore = () => {
      // Ticks and choices that the visitor made before hydration are only in the DOM.
      const checkedBoxes = sheet.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
      const earlyNames = [...checkedBoxes].map(({ value }) => value);
      const names = [...new Set([...loadTicked(), ...earlyNames])];
      setTicked(names);
      if (earlyNames.length > 0) saveTicked(names);
      const [serviceSelect, applicantSelect] = sheet.current?.querySelectorAll('select') ?? [];
      if (serviceSelect?.value) setPath(serviceSelect.value);
      if (applicantSelect?.value) setApplicantKey(applicantSelect.value);
    };
    restore();
  }, []);

  const applicant = applicants.find(({ key }) => key === applicantKey) ?? applicants[0];
  const service = services.find((candidate) => candidate.path === path) ?? services[0];
  const allPapers = [...(applicant?.papers ?? []), ...(service?.papers ?? [])];
  // The service and the type of applicant can require the same document. The list has it once, with the reason that
  // applies to the type of applicant.
  const papers = allPapers.filter(
    ({ englishName }, index) => allPapers.findIndex((paper) => paper.englishName === englishName) === index,
  );
  const isTicked = papers.map(({ englishName }) => ticked.includes(englishName));
  const title = formatTitle(service?.shown, applicant?.shown);
  const englishTitle = formatTitle(service?.englishName, applicant?.englishName);

  const tick = (name: string, isChecked: boolean) => {
    const names = isChecked ? [...ticked, name] : ticked.filter((other) => other !== name);
    setTicked(names);
    saveTicked(names);
  };
  const lines = papers.map(
    ({ englishName, shown }) => `${ticked.includes(englishName) ? words.has : words.hasNot}: ${shown}`,
  );
  const list = [`${words.documents}: ${title}`, ...lines].join('\n');
  const [copyMessage, showCopyMessage] = useCopyMessage(list);
  const copy = async () => showCopyMessage((await copyText(list)) ? words.listCopied : words.copyingBlocked);
  const attach = () => attachList(path, { title: englishTitle, shownTitle: title, papers, ticked });

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
            options={services.map((option) => ({ value: option.path, label: option.shown }))}
            value={path}
            onChange={(event) => setPath(event.target.value || path)}
          />
          <SelectField
            id={`${id}w`}
            label={words.whoYouAre}
            prompt={words.chooseWhoYouAre}
            options={applicants.map((option) => ({ value: option.key, label: option.shown }))}
            value={applicantKey}
            onChange={(event) => setApplicantKey(event.target.value || applicantKey)}
          />
        </div>
        <div data-needs-script="">
          <Tally isTicked={isTicked} />
          <p className="mt-1 text-sm font-semibold text-highlight">
            {formatMessage(words.documentsTicked, {
              ticked: isTicked.filter(Boolean).length,
              count: isTicked.length,
            })}
          </p>
        </div>
        {note}
      </div>
      <div className="frame min-w-0">
        <FrameBackground />
        {/* The legend has `aria-hidden`, because screen readers would announce it twice: as the name of the group,
            and as a text. */}
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
            {papers.map(({ englishName, shown, why }, index) => (
              <div
                key={englishName}
                className="flex break-inside-avoid gap-2 border-t-hair border-border py-1"
              >
                <input
                  id={`${id}${index}`}
                  type="checkbox"
                  value={englishName}
                  aria-describedby={`${id}${index}why`}
                  className="tick"
                  checked={ticked.includes(englishName)}
                  onChange={(event) => tick(englishName, event.target.checked)}
                />
                <div>
                  <label htmlFor={`${id}${index}`} className="flex min-h-tap items-center font-semibold">
                    {shown}
                  </label>
                  <p id={`${id}${index}why`} className="text-sm text-foreground-soft">
                    {why}
                  </p>
                </div>
              </div>
            ))}
          </div>
        </fieldset>
        <div data-needs-script="" className="perforation-x flex flex-wrap items-center gap-3 p-apart">
          <PageAnchor to={`${path}#enquiry`} data-action="send" onClick={attach} className={getButtonClass()}>
            {words.sendList}
          </PageAnchor>
          <Button variant="outline" onClick={() => printSection(sheet.current)}>
            {words.printList}
          </Button>
          <Button variant="outline" onClick={() => void copy()}>
            {words.copyList}
          </Button>
          {copyMessage && <p className="text-xs">{copyMessage}</p>}
        </div>
      </div>
    </div>
  );
}
