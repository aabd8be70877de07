import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { schemas } from './schemas.ts';

/** Each form's schema as react-hook-form asks for it. Import it through rules.ts: it brings zod along. */
export const resolvers = Object.fromEntries(
  Object.entries(schemas).map(([form, schema]) => [form, zodResolver(schema)]),
) as unknown as Record<keyof typeof schemas, Resolver<Record<string, string>>>;
