import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 5000 }); // ms; patience for machines that do other work at the same time

afterEach(cleanup);
afterEach(() => globalThis.document?.getElementById('announcements')?.remove());
