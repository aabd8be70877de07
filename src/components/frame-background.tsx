/**
 * The background of an element with the class `frame`. A mask cuts circles out of its corners. The background is a
 * separate element, because the mask would also cut the content of the frame.
 */
export const FrameBackground = () => <div className="cut bg-card" aria-hidden="true" />;
