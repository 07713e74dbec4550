import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@medeina/tokens/tokens.css';
import '@medeina/tokens/fonts.css';
import '@other/design-system/styles.css';
import '@medeina/design-system/styles.css';
import './partner.css';
import { App } from './App.tsx';

// Radix locks scrolling by a style element: a strict content policy needs its nonce.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
});

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the app');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root.firstElementChild === null) createRoot(root).render(app);
else hydrateRoot(root, app);
document.documentElement.dataset['ready'] = '';
