import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Ends what the document's first script began (`firstView.css.ts`). Stands before what scrolls to where one was. */
export const FirstView = () => {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) delete document.documentElement.dataset['firstView'];
  }, [key]);
  return null;
};
