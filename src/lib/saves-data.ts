/** The type of `navigator.connection` (https://wicg.github.io/netinfo/). Firefox and Safari lack this property. */
interface Connection {
  saveData: boolean;
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Returns whether the browser saves data, or the connection is 2G or slower. If so, the site prefetches nothing. */
export const isSavingData = () => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g/.test(connection?.effectiveType as string);
};
