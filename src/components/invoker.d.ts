import 'react';

declare module 'react' {
  /** What a button does to an element without any script (HTML, invoker commands); React's types do not know it yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The id of that element. */
    commandfor?: string;
  }
}
