/** Classes for the border and the padding of a framed block. The block also needs a `FrameBackground`. */
export const framedBlockClasses = 'frame p-[clamp(min(1.5rem,6vw),4vw,2.5rem)]';
