import { Component } from 'react';
import type { ReactNode } from 'react';
import { ContactList } from '../components/contact-list.tsx';
import * as words from '#words/site.json';

/** An error boundary. If rendering fails, it shows contact details, and a link that reloads the page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The page stopped working:', error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main id="main" className="wrap grid gap-4 py-section">
        <h1 className="font-display text-h1-banner">{words.pageStopped}</h1>
        <p className="max-w-text text-lg">{words.pageStoppedHelp}</p>
        <ContactList show={['phone', 'email', 'chat']} />
        <p>
          <a
            className="inline-flex min-h-tap items-center underline"
            href={location.origin + location.pathname + location.search}
          >
            {words.reloadPage}
          </a>
        </p>
      </main>
    );
  }
}
