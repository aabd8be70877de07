/** An asterisk after a name or figure that the firm has not confirmed yet. Screen readers announce it as "sample". */
export const SampleMark = () => <span className="sample-mark" />;
