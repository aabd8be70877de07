/** The state machine of a carousel's rotation (CR3), without timers or elements. */

export interface Rotation {
  /** The last choice of the visitor: false after Stop, true after Start. */
  wantsPlay: boolean;
  /**
   * Whether the visitor has pressed Start. Focus, hover, reduced motion and the site-wide pause then do not stop the
   * rotation.
   */
  started: boolean;
  hovered: boolean;
  focusEverEntered: boolean;
  /** Whether the visitor is in the carousel: from a focus or press inside until focus leaves. */
  attended: boolean;
  /** Whether focus has just stopped the rotation. The button still has its previous name. */
  isSettling: boolean;
  reducedMotion: boolean;
  sitePaused: boolean;
  tabVisible: boolean;
  inViewport: boolean;
}

export type RotationEvent =
  | { type: 'start' | 'stop' | 'focus' | 'blur' | 'settled' }
  | { type: 'hover' | 'reduced-motion' | 'site-pause' | 'tab' | 'viewport'; on: boolean };

/** The state on the server, where the carousel is not in view and does not rotate. */
export const initialRotation: Rotation = {
  wantsPlay: true,
  started: false,
  hovered: false,
  focusEverEntered: false,
  attended: false,
  isSettling: false,
  reducedMotion: false,
  sitePaused: false,
  tabVisible: true,
  inViewport: false,
};

export function rotationReducer(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'start':
      return { ...state, attended: true, wantsPlay: true, started: true, isSettling: false };
    case 'stop':
      return { ...state, attended: true, wantsPlay: false, isSettling: false };
    case 'focus':
      return {
        ...state,
        attended: true,
        focusEverEntered: true,
        isSettling: isNamedStop(state) && !state.started,
      };
    case 'blur':
      return { ...state, attended: false };
    case 'settled':
      return { ...state, isSettling: false };
    case 'hover':
      return { ...state, hovered: event.on };
    // A request for reduced motion after Start is the later choice, which has priority.
    case 'reduced-motion':
      return { ...state, reducedMotion: event.on, started: state.started && !event.on };
    case 'site-pause':
      return { ...state, sitePaused: event.on, started: state.started && !event.on };
    case 'tab':
      return { ...state, tabVisible: event.on };
    case 'viewport':
      return { ...state, inViewport: event.on };
  }
}

/** Whether the rotation is on, even if it is paused temporarily. */
export function isOn(state: Rotation): boolean {
  const stopped = state.focusEverEntered || state.reducedMotion || state.sitePaused;
  return state.wantsPlay && (state.started || !stopped);
}

/** Whether the rotation button is named Stop. */
export const isNamedStop = (state: Rotation): boolean =>
  isOn(state) || (state.isSettling && !state.reducedMotion && !state.sitePaused);

/** Whether slides change by themselves now. */
export function isPlaying(state: Rotation): boolean {
  const held = state.hovered && !state.started;
  return isOn(state) && !held && state.tabVisible && state.inViewport;
}

/**
 * Whether a change of slides is announced (CR6): only while the visitor is in the carousel. Otherwise, screen readers
 * would announce all slides of the page when a dialog closes and the page is no longer inert.
 */
export const isAnnounced = (state: Rotation): boolean => state.attended && !isOn(state);
