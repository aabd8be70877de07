export { Screen } from './only-in-english.tsx';
