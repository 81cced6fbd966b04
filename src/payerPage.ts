import '#runtime/core/theme/tokens.css';
import '#runtime/core/theme/base.css';
import './pages/pay/pay.css';
import { startPayerPage } from './pages/pay/startPayerPage.ts';

// The root of the payer's page, which the server has written (src/server/web/payer): its styles, and what a script adds.

startPayerPage();
