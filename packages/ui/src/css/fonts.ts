/** Loads the two self-hosted typefaces; import it once at the top of an application. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
