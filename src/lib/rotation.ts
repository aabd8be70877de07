/** The state machine of a carousel's rotation (CR3), without timers or elements. */

export interface Rotation {
  /** The visitor's last choice: false after Stop, true after Start. */
  wantsPlay: boolean;
  /** Whether Start was pressed: focus, hover, reduced motion and the site-wide pause no longer stop it. */
  started: boolean;
  hovered: boolean;
  focusEverEntered: boolean;
  /** Whether the visitor is in the carousel: from focusing or pressing something in it until focus leaves. */
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

/** The state on the server: not in view, so nothing moves. */
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
    // Reduced motion that is requested after Start is the later choice, so it wins.
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
 * Whether a change of slides is announced (CR6). Only while the visitor is in the carousel: otherwise a screen reader
 * announces every slide of the page when a dialog closes and the page is no longer inert.
 */
export const isAnnounced = (state: Rotation): boolean => state.attended && !isOn(state);
