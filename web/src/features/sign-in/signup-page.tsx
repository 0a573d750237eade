import { routes } from '../../lib/routes.ts';
import { AuthCard } from './auth-card.tsx';

export function SignupPage() {
  return (
    <AuthCard
      type="signup"
      title="Create an account"
      other={{ question: 'Already have an account?', label: 'Sign in', to: routes.login }}
    />
  );
}
