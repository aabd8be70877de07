import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 30_000 }); // ms; longer than any busy machine takes

afterEach(cleanup);
afterEach(() => globalThis.document?.getElementById('announcements')?.remove());
