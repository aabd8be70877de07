/**
 * The background of an element with the class `frame`, whose corners are cut out in circles. It is a separate element,
 * because its mask would also cut the content of the frame.
 */
export const FrameBackground = () => <div className="cut bg-card" aria-hidden="true" />;
