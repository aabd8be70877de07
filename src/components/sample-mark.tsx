/** An asterisk next to a sample name or figure. The footer explains it; screen readers announce "sample". */
export const SampleMark = () => <span className="sample-mark" />;
