import { use } from 'react';
import { CurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import { newsletter } from '../enquiry/forms/general.ts';
import { LazyForm } from './lazy-form.ts';
import { firm } from '../site/firm.ts';
import type { To } from '../site/routes.ts';
import { seals } from '../site/seals.ts';
import { formatMessage } from '../lib/format-message.ts';
import { getTitle } from '../site/page-info.ts';
import * as common from '#words/common.json';
import * as words from '#words/sections.json';

/** The section with the newsletter form. If `contact` is set, it also has a link to that path. */
export function Newsletter({ contact }: { contact?: To }) {
  const page = use(CurrentPage);
  return (
    <section className="border-t-page border-primary bg-muted">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-band has-data-hand-off:items-start lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <div>
          <h2 className="font-display text-h2-prose">{firm.newsletter}</h2>
          {contact && (
            <p className="mt-2">
              {`${words.haveAQuestion} `}
              <span className="font-semibold underline decoration-link underline-offset-[.25em]">
                <Link
                  to={contact}
                  variant="plain"
                  {...(page &&
                    contact.includes('?about=') && {
                      about: formatMessage(common.aboutSubject, { subject: getTitle(page) }),
                    })}
                >
                  {words.contact}
                </Link>
              </span>
            </p>
          )}
        </div>
        <LazyForm form={newsletter} level={3} rosette={seals.newsletter} layout="row" />
      </div>
    </section>
  );
}
