import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, buttonClass } from '../components/button.tsx';
import { useAnnouncement } from '../components/use-announcement.ts';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { savePrefilledAnswers, saveAttachedLines } from '../lib/prefill.ts';
import { printSection } from '../lib/print-section.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { records } from './all.ts';
import { FigureField } from './figure-field.tsx';
import { fieldsOf, fromAddress, inOrder, resultAnswers, resultLines, startOf, toAddress } from './figures.ts';
import type { Figures } from './figures.ts';
import { calculators } from './names.ts';
import type { CalculatorName } from './names.ts';
import { ResultSheet, sheets, Tables } from './result-sheet.tsx';
import type { TableView } from './result-sheet.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';

/** ms without a change after which the result is spoken and stands in the address. */
const PAUSE = 800;

// Not through the router: a changed location would render the page anew (components/tabs.tsx).
function nameInAddress(name: CalculatorName, text: string) {
  const address = new URL(location.href);
  address.searchParams.set(name, text);
  address.hash = `reckon-${name}`; // who gets the link sees the result first, and its scroll starts the page
  history.replaceState(history.state, '', address);
}

interface CalculatorProps {
  name: CalculatorName;
  TableView: TableView;
  /** The rank of the result's title: 4 under a heading of rank 3. */
  level?: 3 | 4;
}

/** Fields, and the result as a specimen beside or under them. Prerendered with the figures of its worked example. */
export function Calculator({ name, TableView, level = 3 }: CalculatorProps) {
  const record = records[name];
  const { across } = sheets[name];
  const inThrees = fieldsOf(record).length % 3 === 0;
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useLazyRoot(sheet);
  const [values, setValues] = useState<Figures>(() => startOf(record));
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  /** Whether a visitor has changed something: what comes with the page is neither spoken nor put in the address. */
  const [changed, setChanged] = useState(false);
  const [spoken, setSpoken] = useState('');
  /** Counts the examples taken: each begins its fields anew, whatever was written in them. */
  const [example, setExample] = useState(0);
  const outcome = useMemo(() => record.reckon(values), [record, values]);
  const tabled = useDeferredValue(outcome); // a schedule of 360 rows comes after its result

  const wrong = fieldsOf(record).find(([key]) => problems[key]);
  const refused = wrong
    ? `No result: check “${wrong[1].label}”. ${problems[wrong[0]]}`
    : 'refused' in outcome && `No result: ${outcome.refused}`;

  useEffect(() => {
    const follow = () => {
      const sent = fromAddress(record, new URLSearchParams(location.search).get(name));
      if (sent) setValues(sent);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [name, record]);

  const said = refused || ('sentence' in outcome ? outcome.sentence : '');
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      setSpoken(said);
      if (!refused) nameInAddress(name, toAddress(record, values));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [changed, name, record, refused, said, values]);

  useAnnouncement(spoken);

  const take = (figures: Partial<Figures>) => {
    setChanged(true);
    setValues((before) => ({ ...before, ...figures }) as Figures);
  };

  return (
    <div
      ref={sheet}
      data-lazy=""
      className={`grid items-start gap-x-aside gap-y-10 ${across ? '' : 'lg:grid-cols-2'}`}
    >
      <div
        data-needs-script=""
        role="group"
        aria-label={record.title}
        className={`grid gap-x-8 gap-y-5 ${across ? `items-end sm:grid-cols-2 ${inThrees ? 'nav:grid-cols-3' : 'nav:grid-cols-5'}` : 'sm:max-lg:grid-cols-2'}`}
      >
        <div role="group" aria-label="Examples to start with" className="col-span-full flex flex-wrap gap-2">
          {record.examples.map(({ label, values: figures }) => (
            <Button
              key={label}
              look="outline"
              size="small"
              onClick={() => {
                setProblems({});
                setExample((count) => count + 1);
                take(inOrder(record, figures) ?? {});
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        {fieldsOf(record).map(([key, field]) => (
          <FigureField
            key={`${example} ${key}`}
            id={`${id}${key}`}
            field={field}
            value={values[key] ?? field.start}
            problem={problems[key]}
            onChange={(value) => take({ [key]: value })}
            onProblem={(problem) => {
              if (problem) setChanged(true);
              setProblems((before) => ({ ...before, [key]: problem }));
            }}
          />
        ))}
      </div>
      <div className="grid min-w-0 gap-5">
        {refused && (
          <p className="field-error flex gap-2 font-semibold text-error">
            <span className="mt-0.5">
              <Icon name="alert" />
            </span>
            {refused}
          </p>
        )}
        {!refused && 'rows' in outcome && (
          <>
            <ResultSheet name={name} record={record} values={values} outcome={outcome} level={level} />
            <div data-needs-script="" className="flex flex-wrap gap-3">
              <PageAnchor
                to={`${calculators[name].path}#enquiry`}
                onClick={() => {
                  saveAttachedLines(calculators[name].path, resultLines(name, values));
                  savePrefilledAnswers(calculators[name].path, resultAnswers(name, values));
                }}
                className={buttonClass()}
              >
                Send this to us
                <VisuallyHidden>{`: ${record.title}`}</VisuallyHidden>
              </PageAnchor>
              <Button look="outline" onClick={() => printSection(sheet.current)}>
                Print
                <VisuallyHidden>{` ${record.title}`}</VisuallyHidden>
              </Button>
            </div>
          </>
        )}
      </div>
      {!refused && 'tables' in tabled && (
        <div className="col-span-full">
          <Tables outcome={tabled} View={TableView} />
        </div>
      )}
    </div>
  );
}
