import { Link } from '../components/link.tsx';
import { newsletter } from '../enquiry/forms/home.ts';
import { LateForm } from './late-form.ts';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';

/** The subscription band, the same on every page that has one; `contact` adds a way to the Contact page. */
export function Newsletter({ contact = false }: { contact?: boolean }) {
  return (
    <section className="on-marigold relative overflow-clip bg-marigold text-on-marigold">
      <div className="waves" aria-hidden="true" />
      <div className="wrap relative grid items-center gap-x-12 has-[.hand-off]:items-start gap-y-6 py-band lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <h2 className="font-display text-h2-prose">{firm.newsletter}</h2>
        <div>
          <LateForm form={newsletter} level={3} rosette={seals.newsletter} layout="row" />
          {contact && (
            <p className="mt-4">
              <Link to="/contact" look="second">
                Contact
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
