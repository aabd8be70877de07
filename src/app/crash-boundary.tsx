import { Component } from 'react';
import type { ReactNode } from 'react';
import { firm } from '../site/firm.ts';
import { chatAddress, telLink } from '../lib/phone.ts';

/** Shown if rendering fails: a link that reloads the page, and ways to reach the firm. */
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
        <h1 className="font-display text-h1-banner">This page has stopped working</h1>
        <p className="max-w-text text-lg">
          Please reload it. If that does not help, call{' '}
          <a className="underline" href={telLink(firm.phone)}>
            {firm.phone}
          </a>
          , write to{' '}
          <a className="underline" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>{' '}
          or{' '}
          <a className="underline" href={chatAddress(firm.chatNumber)}>
            chat on WhatsApp
          </a>
          .
        </p>
        <p>
          <a
            className="inline-flex min-h-tap items-center underline"
            href={location.origin + location.pathname + location.search}
          >
            Reload the page
          </a>
        </p>
      </main>
    );
  }
}
