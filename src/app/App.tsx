import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

/** The whole app: a data router over the route table. */
export function App() {
  return <RouterProvider router={router} />;
}
