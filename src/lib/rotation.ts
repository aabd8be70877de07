/* The state machine of a carousel's rotation (CR3): a reducer without timers or elements. */

export interface Rotation {
  /** False after the visitor has pressed Stop, until the visitor presses Start. */
  isRequested: boolean;
  /**
   * Whether the visitor has pressed Start. From then on, focus and hover do not stop the rotation. An earlier choice of
   * reduced motion or "Pause animations" does not stop the rotation either.
   */
  isStarted: boolean;
  isHovered: boolean;
  hasHadFocus: boolean;
  /** Whether the visitor is using the carousel: true from a focus or press in the carousel until focus leaves it. */
  isInUse: boolean;
  /**
   * Whether focus has just stopped the rotation, and the button is still named Stop. Speech control software focuses a
   * button shortly before the click. If the name changed between focus and click, a click on Stop would start the
   * rotation.
   */
  isSettling: boolean;
  reducedMotion: boolean;
  sitePaused: boolean;
  isTabVisible: boolean;
  isInViewport: boolean;
}

export type RotationEvent =
  | { type: 'start' | 'stop' | 'focus' | 'blur' | 'settled' }
  | { type: 'hover' | 'reduced-motion' | 'site-pause' | 'tab' | 'viewport'; on: boolean };

/** The state on the server and during hydration. The carousel does not rotate yet, because `isInViewport` is false. */
export const initialRotation: Rotation = {
  isRequested: true,
  isStarted: false,
  isHovered: false,
  hasHadFocus: false,
  isInUse: false,
  isSettling: false,
  reducedMotion: false,
  sitePaused: false,
  isTabVisible: true,
  isInViewport: false,
};

export function rotationReducer(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'start':
      return { ...state, isInUse: true, isRequested: true, isStarted: true, isSettling: false };
    case 'stop':
      return { ...state, isInUse: true, isRequested: false, isSettling: false };
    case 'focus':
      return {
        ...state,
        isInUse: true,
        hasHadFocus: true,
        isSettling: isNamedStop(state) && !state.isStarted,
      };
    case 'blur':
      return { ...state, isInUse: false };
    case 'settled':
      return { ...state, isSettling: false };
    case 'hover':
      return { ...state, isHovered: event.on };
    // If the visitor chooses reduced motion or "Pause animations" after Start, this later choice has priority.
    case 'reduced-motion':
      return { ...state, reducedMotion: event.on, isStarted: state.isStarted && !event.on };
    case 'site-pause':
      return { ...state, sitePaused: event.on, isStarted: state.isStarted && !event.on };
    case 'tab':
      return { ...state, isTabVisible: event.on };
    case 'viewport':
      return { ...state, isInViewport: event.on };
  }
}

/**
 * Returns whether the rotation is on. A rotation that is on can be paused, for example during hover or in a hidden tab
 * (`isPlaying`).
 */
export function isOn(state: Rotation): boolean {
  const isStopped = state.hasHadFocus || state.reducedMotion || state.sitePaused;
  return state.isRequested && (state.isStarted || !isStopped);
}

/** Returns whether the accessible name of the rotation button is Stop. If not, the name is Start. */
export const isNamedStop = (state: Rotation): boolean =>
  isOn(state) || (state.isSettling && !state.reducedMotion && !state.sitePaused);

/** Returns whether slides are changing automatically now. */
export function isPlaying(state: Rotation): boolean {
  const isHoverPaused = state.isHovered && !state.isStarted;
  return isOn(state) && !isHoverPaused && state.isTabVisible && state.isInViewport;
}

/**
 * Returns whether the slides are a live region (CR6): only while the visitor uses the carousel and the rotation is off.
 * In a permanent live region, screen readers would announce all slides when a dialog closes and the page is no longer
 * inert.
 */
export const isAnnounced = (state: Rotation): boolean => state.isInUse && !isOn(state);
