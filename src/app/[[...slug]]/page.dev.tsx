import { DevelopmentPage } from '@/routes/development-route';
import '../styles/docs.css';
import '../styles/reference.css';

export default DevelopmentPage;
