import { useEffect, useState } from 'react';

/** The last value that did not change for `pause` milliseconds. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
