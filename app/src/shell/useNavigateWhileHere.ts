import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** Not the router's: once a component is gone, only the browser tells it the address. */
const address = (): string => window.location.pathname + window.location.search;

/**
 * Navigates after an answer that may come late, but not for who has meanwhile opened another page. What asked may itself
 * be gone from the page, such as a form after its login or an offer that was taken: then the address decides.
 */
export function useNavigateWhileHere(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  // Renders again at each address.
  useLocation();
  /** Where it was shown last; undefined while it is shown. */
  const left = useRef<string>(undefined);
  useEffect(() => {
    const here = address();
    left.current = undefined;
    return () => {
      left.current = here;
    };
  });
  return useCallback(
    async (to, options) => {
      if (left.current === undefined || left.current === address()) await navigate(to, options);
    },
    [navigate],
  );
}
