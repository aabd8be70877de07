// A file of its own, so that Framer Motion's engine loads after the slider is live.
export { domAnimation } from 'framer-motion';
