import { hasUnsent } from './session/unsent.ts';
import { register as registerOffline } from './offline/register.ts';
import { fetchAhead } from './offline/underway.ts';
import { loadPage } from './pages.ts';
import { sessionStore } from './session/store.ts';

/** Loads the code that sends a learner's queue, which comes with the pages of their courses, where there is one to send. */
function loadSending(): void {
  const session = sessionStore.read();
  if (session.status !== 'user' || !navigator.onLine) return;
  if (hasUnsent(session.customer.customer_id)) void fetchAhead(loadPage('learning/CoursesPage'));
}

/** Starts what every page does behind the scenes, once it is loaded. */
export async function register(): Promise<void> {
  loadSending();
  sessionStore.subscribe(loadSending);
  await registerOffline();
}
