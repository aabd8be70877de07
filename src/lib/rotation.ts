/** The state machine of a carousel's rotation (CR3), without timers or elements. */

export interface Rotation {
  /** The visitor's last choice: false after Stop, true after Start. */
  wantsPlay: boolean;
  /** Whether Start was pressed: focus, hover, reduced motion and the site-wide pause no longer stop it. */
  started: boolean;
  hovered: boolean;
  focusEverEntered: boolean;
  /** Whether focus has just stopped the rotation. The button still has its previous name. */
  isSettling: boolean;
  reducedMotion: boolean;
  sitePaused: boolean;
  tabVisible: boolean;
  inViewport: boolean;
}

export type RotationEvent =
  | { type: 'start' | 'stop' | 'focus' | 'settled' }
  | { type: 'hover' | 'reduced-motion' | 'site-pause' | 'tab' | 'viewport'; on: boolean };

/** The state on the server: not in view, so nothing moves. */
export const initialRotation: Rotation = {
  wantsPlay: true,
  started: false,
  hovered: false,
  focusEverEntered: false,
  isSettling: false,
  reducedMotion: false,
  sitePaused: false,
  tabVisible: true,
  inViewport: false,
};

export function rotationReducer(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'start':
      return { ...state, wantsPlay: true, started: true, isSettling: false };
    case 'stop':
      return { ...state, wantsPlay: false, isSettling: false };
    case 'focus':
      return { ...state, focusEverEntered: true, isSettling: isNamedStop(state) && !state.started };
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
