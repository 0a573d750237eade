import { routes } from '../../lib/routes.ts';
import { AuthCard } from './auth-card.tsx';

export function LoginPage() {
  return (
    <AuthCard
      type="login"
      title="Sign in to your account"
      other={{ question: "Don't have an account?", label: 'Sign up', to: routes.signup }}
    />
  );
}
