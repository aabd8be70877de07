/** An asterisk after an invented name or figure. The footer explains it, and screen readers announce "sample". */
export const SampleMark = () => <span className="sample-mark" />;
