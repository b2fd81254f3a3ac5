import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { lazyPage } from './lazy-page.ts'
import { LoadingPage } from './loading-page.tsx'
import { PublicLayout } from './public-layout.tsx'

const Landing = lazyPage(() => import('../features/marketing/landing-page.tsx'), 'LandingPage')
const PrivacyPolicy = lazyPage(
  () => import('../features/marketing/privacy-policy-page.tsx'),
  'PrivacyPolicyPage',
)
const TermsOfUse = lazyPage(
  () => import('../features/marketing/terms-of-use-page.tsx'),
  'TermsOfUsePage',
)
const UsagePolicy = lazyPage(
  () => import('../features/marketing/usage-policy-page.tsx'),
  'UsagePolicyPage',
)
const HowToUse = lazyPage(() => import('../features/marketing/how-to-use-page.tsx'), 'HowToUsePage')
const Auth = lazyPage(() => import('../features/auth/auth-page.tsx'), 'AuthPage')
const Verify = lazyPage(() => import('../features/auth/signing-up/verify-page.tsx'), 'VerifyPage')
const GoogleCallback = lazyPage(
  () => import('../features/auth/google/google-return-page.tsx'),
  'GoogleCallbackPage',
)
const GoogleAutoCreate = lazyPage(
  () => import('../features/auth/google/google-return-page.tsx'),
  'GoogleAutoCreatePage',
)
const ResetPassword = lazyPage(
  () => import('../features/auth/password/reset-password-page.tsx'),
  'ResetPasswordPage',
)
const Dashboard = lazyPage(() => import('./guarded-dashboard.tsx'), 'GuardedDashboard')

/** Document 1 §2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path="/dashboard"
        element={
          <Suspense fallback={<LoadingPage />}>
            <Dashboard />
          </Suspense>
        }
      />
      <Route
        index
        element={
          <Suspense>
            <Landing />
          </Suspense>
        }
      />
      <Route element={<PublicLayout />}>
        <Route path="/privacy-policy" element={<PrivacyPolicy />} />
        <Route path="/terms-of-use" element={<TermsOfUse />} />
        <Route path="/usage-policy" element={<UsagePolicy />} />
        <Route path="/how-to-use" element={<HowToUse />} />
        <Route path="/auth" element={<Auth />} />
        <Route path="/auth/google-callback" element={<GoogleCallback />} />
        <Route path="/auth/google-auto-create" element={<GoogleAutoCreate />} />
        <Route path="/auth/reset-password/*" element={<ResetPassword />} />
        <Route path="/reset-password/*" element={<ResetPassword />} />
        <Route path="/auth/verify/*" element={<Verify />} />
        <Route path="*" element={<Verify />} />
      </Route>
    </Routes>
  )
}
