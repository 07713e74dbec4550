import { Navigate } from 'react-router-dom';

/** Where the account begins: one's courses. */
export function Page() {
  return <Navigate to="/dashboard/courses" replace />;
}
