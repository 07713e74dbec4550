import { useSyncExternalStore } from 'react';

const media = 'print';

/** Browsers tell of it by an event before they print, and by the media query where a tool emulates paper. */
let isBefore = false;

function subscribe(listener: () => void) {
  const query = window.matchMedia(media);
  const begin = () => {
    isBefore = true;
    listener();
  };
  const end = () => {
    isBefore = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  query.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    query.removeEventListener('change', listener);
  };
}

function isPrinting() {
  return isBefore || window.matchMedia(media).matches;
}

function onServer() {
  return false;
}

/** Whether the page is being printed: what is collapsed or left out on the screen is then drawn. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, onServer);
}
